import {createFacts} from '../src/createFacts';

/** Facts about a boat yard, for the tests of this package. */
export const facts = createFacts({
  locale: 'en',
  about: 'about {value}',
  range: '{from} to {to}',
  groups: {
    limits: {
      hold: {value: 512, unit: 'KB', meaning: 'the hold of a boat'},
      holdMax: {value: 10, unit: 'GB', meaning: 'the largest hold'},
      tow: {value: 30, unit: 'second', meaning: 'how long a tow waits'},
      repair: {value: 750, unit: 'second', bare: true, meaning: 'the longest repair, in seconds'},
      pause: {value: 1, unit: 'hour', meaning: 'the pause at noon'},
      delay: {from: {value: 1, unit: 'millisecond'}, to: {value: 1, unit: 'year'}, meaning: 'how long a delay can be'},
      berths: {value: 1024, unit: 'count', meaning: 'berths of the harbour'},
      boats: {value: 1300, unit: 'count', about: true, meaning: 'boats'},
    },
    prices: {
      berth: {value: 0.0002, unit: 'dollar', meaning: 'one berth'},
      month: {value: 19, unit: 'dollar', meaning: 'one month'},
    },
    names: {
      port: {text: 'port.example', meaning: 'the harbour'},
      home: {text: 'https://port.example', meaning: 'its home page'},
      sign: {text: '`${a}', meaning: 'a sign of templates'},
      engine: {text: '3.9', meaning: 'version of the engine'},
    },
  },
  versions: {
    new: {},
    old: {
      limits: {hold: {value: 64, unit: 'KB', meaning: 'the hold'}, oars: {value: 100, unit: 'ms', meaning: 'a stroke'}},
    },
  },
  source: 'the yard',
});
