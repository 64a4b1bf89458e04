// The texts of all games, for the catalogue of each language.

import * as base from './base/words';
import * as castle from './castle/words';
import * as city from './city/words';
import * as hunters from './hunters/words';

export const en = { base: base.en, castle: castle.en, city: city.en, hunters: hunters.en };
export const fr = { base: base.fr, castle: castle.fr, city: city.fr, hunters: hunters.fr };
