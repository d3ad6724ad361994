import {describe, expect, it} from '@jest/globals';
import {selectByName, withPrerequisites} from './selectSteps';
import type {Step} from './step';
import {groups, steps} from './steps';

const namesOf = (chosen: readonly Step[]): string[] => chosen.map(({name}) => name);
const select = (...names: readonly string[]): string[] => namesOf(selectByName(names, steps, groups));

describe('selectByName', () => {
  it('takes all steps but those that have to be named, where no name is given', () => {
    expect(select()).toEqual(namesOf(steps).filter((name) => !['sweep', 'offline', 'engines'].includes(name)));
  });

  it('takes the named steps, in the order of the table', () => {
    expect(select('sweep', 'types')).toEqual(['types', 'sweep']);
  });

  it('takes the steps of a group, each once', () => {
    expect(select('docs', 'prose').sort()).toEqual([...(groups.docs ?? [])].sort());
  });

  it('refuses an unknown name, and says which there are', () => {
    expect(() => select('unti')).toThrow(/no check called unti; the checks are: .*unit.*docs/);
  });
});

describe('withPrerequisites', () => {
  it('adds the build to what reads it', () => {
    const chosen = selectByName(['types', 'links'], steps, groups);
    expect(namesOf(withPrerequisites(chosen, steps))).toEqual(['types', 'build', 'links']);
  });
});

describe('the table of steps', () => {
  const names = new Set(namesOf(steps));

  it('names only steps that exist in groups and orders', () => {
    const named = [...Object.values(groups).flat(), ...steps.flatMap(({after = []}) => after)];
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it('has each step after those it comes after', () => {
    const early = steps.filter(({after = []}, place) =>
      after.some((name) => steps.findIndex((step) => step.name === name) > place),
    );
    expect(namesOf(early)).toEqual([]);
  });
});
