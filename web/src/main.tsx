import './theme/tokens.css';
import './theme/base.css';
import { render } from 'solid-js/web';
import { App } from './app';
import { loadCatalogue } from './connection/catalogue';
import { register } from './installed/register';

loadCatalogue();

const root = document.getElementById('app');
if (root) render(() => <App />, root);
register();
