import {describe, expect, it} from '@jest/globals';
import {createFacts, findNearestNames, toBaseUnits} from './createFacts';
import {facts} from '../tests/facts';

const QUANTITY = {value: 1, unit: 'minute'};
const {lookup, resolve, substitute} = facts;

describe('lookup', () => {
  it.each([
    ['limits.hold', '512KB'],
    ['limits.hold.raw', '524288'],
    ['limits.tow', '30 seconds'],
    ['limits.repair.raw', '750000'],
    ['limits.pause', '1 hour'],
    ['limits.delay', '1 millisecond to 1 year'],
    ['limits.berths', '1,024'],
    ['limits.boats', 'about 1,300'],
    ['prices.berth', '$0.0002'],
    ['names.home.raw', 'https://port.example'],
    ['old.limits.hold', '64KB'],
  ])('shows %s as %s', (name, display) => {
    expect(lookup(name)).toMatchObject({found: true, name, display});
  });

  it("uses a version's own value, or the default one", () => {
    expect(lookup('limits.hold', 'old')).toMatchObject({display: '64KB'});
    expect(lookup('limits.oars.raw', 'old')).toMatchObject({display: '100'});
    expect(lookup('limits.tow', 'old')).toMatchObject({display: '30 seconds'});
  });

  it.each([
    ['limits.oars', /"limits\.oars" exists in old only; a page of new prints it as %old\.limits\.oars%/],
    ['limits.delay.raw', /is a range/],
    ['limits.sail', /there is no fact "limits\.sail"/],
  ])("explains why %s doesn't exist", (name, reason) => {
    expect(lookup(name)).toMatchObject({found: false, reason: expect.stringMatching(reason)});
  });

  it.each([
    ['limits.Berths', 'limits.berths'],
    ['limit.berths', 'limits.berths'],
    ['prices.berths', 'limits.berths'],
    ['limits.max', 'limits.tow'],
    ['limits.holdd.raw', 'limits.hold'],
    ['old.limits.oar', 'old.limits.oars'],
    ['old.limit.oars', 'old.limits.oars'],
  ])('for %s, suggests %s', (wrong, right) => {
    const result = lookup(wrong);
    expect(!result.found && result.nearest).toContain(right);
  });

  it('suggests nothing for an unrelated name', () => {
    expect(findNearestNames('zzzz.qqqqqqqq', ['limits.hold'])).toEqual([]);
  });
});

const EXAMPLE = {locale: 'en', versions: {current: {}}, source: 'facts.ts'};
const FACT = {text: '', meaning: ''};

describe('formatting', () => {
  it('uses the locale', () => {
    const groups = {a: {b: {value: 20_000, unit: 'day', about: true, meaning: ''}}} as const;
    expect(createFacts({locale: 'de', groups, versions: {current: {}}, source: ''}).text('a.b')).toBe('~20.000 Tage');
  });

  it('returns base units', () => {
    expect(toBaseUnits({value: 2, unit: 'day'})).toBe(172_800_000);
  });

  it('suggests similar names for an unknown one', () => {
    expect(() => facts.text('limits.hodl')).toThrow('there is no fact "limits.hodl"; did you mean "limits.hold", ');
    expect(() => facts.text('speed.knots')).toThrow('there is no fact "speed.knots"; the names are in the yard');
  });

  it('lists the versions for an unknown one', () => {
    expect(() => facts.text('limits.hold', 'next' as never)).toThrow(
      'version "next" are asked for; the yard has new, old',
    );
  });

  it.each([
    [undefined, /createFacts: "locale" is undefined; allowed: a locale/],
    [{locale: 'en', groups: 5}, /"groups" is 5; allowed: facts by group and key/],
    [{locale: 'en', groups: {}, versions: ['v1']}, /"versions" is \["v1"\]; allowed: what each/],
    [{locale: 'en', groups: {}, versions: {v1: {}}}, /"source" is undefined/],
    [{grups: {}}, /"grups" isn't an option; did you mean "groups"\? allowed: locale, groups, .*\(given: \{\}\)/],
    [{groups: {}, about: 'about'}, /"about" is "about"; allowed: a text with \{value\}/],
    [{groups: {a: {b: 5}}}, /^facts\.ts: the fact "a\.b" is 5; allowed: \{value, unit, meaning\}/],
    [{groups: {a: {b: {valeu: 5, unit: 'KB', meaning: ''}}}}, /"a\.b" has the value undefined; allowed: a number/],
    [{groups: {}, versions: {v1: {a: {b: null}}}}, /"a\.b" is null/],
    [{groups: {}, locale: 'pt_BR'}, /"locale" is "pt_BR"; allowed: a locale such as "en" or "pt-BR"/],
    [{groups: {}, locale: 'german'}, /"locale" is "german"; allowed: a locale/],
    [
      {groups: {a: {b: {value: -Infinity, unit: 'KB', meaning: ''}}}},
      /"a\.b" has the value -Infinity; allowed: a number/,
    ],
    [
      {groups: {a: {b: {text: 'v2', from: QUANTITY, to: QUANTITY, meaning: ''}}}},
      /"a\.b" has "from" and "text"; allowed: one/,
    ],
    [{groups: {a: {b: {text: 20, meaning: ''}}}}, /"a\.b" has the text 20; allowed: a text in quotation marks/],
    [
      {groups: {a: {b: {from: {value: 1, unit: 'hour'}, to: {value: 59, unit: 'minute'}, meaning: ''}}}},
      /"a\.b" goes from 1 hour to 59 minute; allowed: .* the smaller one first/,
    ],
    [{groups: {a: {b: {from: {value: 1, unit: 'count'}, to: QUANTITY, meaning: ''}}}}, /allowed: .* of the same kind/],
    [
      {groups: {a: {b: {value: 2, unit: 'Kb', meaning: ''}}}},
      /^facts\.ts: the fact "a\.b" has the unit "Kb"; did you mean "KB"\? allowed: KB, MB, /,
    ],
    ...[{limits: {'max-size': FACT}}, {'1a': {b: FACT}}, {a: {raw: FACT}}].map(
      (groups) => [{groups}, /^facts\.ts: "[^"]+" cannot be printed; allowed: letters/] as const,
    ),
  ])('rejects the options %j', (options, message) => {
    const given = options && 'locale' in options ? options : options && {...EXAMPLE, ...options};
    expect(() => createFacts(given as never)).toThrow(message);
  });
});

describe('substitute', () => {
  it('replaces every token in a text, even in URLs', () => {
    expect(substitute('up to %limits.hold%, at https://a.%names.port%/?a=%20b')).toBe(
      'up to 512KB, at https://a.port.example/?a=%20b',
    );
    expect(substitute('%limits.hold%', 'old')).toBe('64KB');
    expect(resolve('%limits.tow% %limits.tow.raw%').used).toEqual(['limits.tow', 'limits.tow.raw']);
  });

  it.each([
    '100% of the quota',
    'printf "%s %d\\n" x.y z',
    'date +%Y-%m-%dT%H:%M',
    '%2Fboats%2F',
    "LIKE '%gmail.com%'",
    '%kernel.project_dir% and %PATH% and %APP.DATA%',
    '%20a.b%20 and 100%.limits.hold',
    '%raw.limits%',
  ])('returns %p unchanged', (text) => {
    expect(resolve(text)).toEqual({text, used: [], problems: [], escaped: []});
  });

  it('lists problems in order with similar names', () => {
    expect(() => substitute('one\ntwo %limits.hodl% and %limits.hold')).toThrow(
      /^2:5 wrong token %limits\.hodl%: there is no fact "limits\.hodl"\. Nearest: %limits\.hold%.*\n2:23 wrong token %limits\.hold: "%limits\.hold" is not closed by a percent sign\. The names are in the yard\. A text is written %%limits\.hold\.$/,
    );
  });

  it.each([
    ['%%limits.hold%', '%limits.hold%'],
    ['100%%limits.', '100%limits.'],
    ['%%old.limits.hold% is %old.limits.hold%', '%old.limits.hold% is 64KB'],
    ['%limits.hold%%limits.hold%', '512KB512KB'],
    ['a %% b', 'a %% b'],
  ])('prints %s as %s', (text, printed) => {
    expect(substitute(text)).toBe(printed);
  });

  it.each(['1.0', '2024-01', 'v1.0-rc.1'])('supports a version named %s', (version) => {
    const limits = {size: {value: 1, unit: 'KB', meaning: ''}} as const;
    const all = createFacts({
      locale: 'en',
      groups: {limits},
      versions: {current: {}, '1.0': {}, [version]: {limits: {size: {...limits.size, value: 2}}, old: limits}},
      source: 'facts.ts',
    });
    expect(all.substitute(`%${version}.limits.size% %limits.size%`)).toBe('2KB 1KB');
    expect(all.substitute(`%${version}.old.size.raw%`)).toBe('1024');
    expect(() => all.substitute('%old.size%')).toThrow(`prints it as %${version}.old.size%`);
  });

  it('treats text between two facts as text', () => {
    const {text, problems} = resolve('%limits.tow%limits.tow%');
    expect(text).not.toContain('%limits.tow%');
    expect(problems).toEqual([]);
  });

  describe('with strict facts', () => {
    const limits = {hold: {value: 512, unit: 'KB', meaning: ''}} as const;
    const options = {...EXAMPLE, groups: {limits}, versions: {current: {}, old: {limits: {oars: limits.hold}}}};
    const strict = createFacts({...options, strict: true});

    it.each([
      ['%limit.hold%', 'Nearest: %limits.hold%.'],
      ['%limit.hold.raw%', 'Nearest: %limits.hold%.'],
      ['%old.limit.oars%', 'Nearest: %old.limits.oars%.'],
      ['LIKE %gmail.com%', 'The names are in facts.ts. A text is written %%gmail.com%.'],
    ])('rejects the unknown group in %s', (text, message) => {
      expect(() => strict.substitute(text)).toThrow(message);
      expect(createFacts(options).substitute(text)).toBe(text);
    });

    it.each(['%20a.b%20', '%2F.x%', '/m%C3%BCller%C3.de%20', '%fc.de%', '%PATH%', '5% of a.b%', '%a b.c%', '%s.%d'])(
      'returns %p unchanged',
      (text) => {
        expect(strict.resolve(text)).toEqual({text, used: [], problems: [], escaped: []});
      },
    );

    it('replaces %% with %', () => {
      expect(strict.substitute('%%limit.hold% %limits.hold%')).toBe('%limit.hold% 512KB');
    });
  });

  it('throws for an unknown fact', () => {
    expect(facts.text('limits.tow')).toBe('30 seconds');
    expect(() => facts.text('limits.sail')).toThrow(/there is no fact/);
  });
});
