import './form.css';
import { t } from '../i18n';
import { Icon } from '../parts/icon';
import { follow } from '../route';

/** The way back to the start, and what page this is. */
export function BackHead(props: { title: string }) {
  return (
    <header class="form-head">
      <a class="button button-icon" href="/" onClick={follow} aria-label={t().missing.home}>
        <Icon name="home" />
      </a>
      <h1>{props.title}</h1>
    </header>
  );
}
