import {expect, it} from '@jest/globals';
import {orderDocs} from './orderDocs';

const item = (id: string) => ({type: 'doc' as const, id});

it('orders pages as the sidebars do, and puts those outside of them last', () => {
  const steps = {type: 'category' as const, label: 'Steps', collapsible: true, collapsed: true, items: [item('code')]};
  const workflows = {...steps, label: 'Workflows', link: {type: 'doc' as const, id: 'workflows'}, items: [steps]};
  const sidebars = {docs: [item('start'), workflows], reference: [item('code'), item('api'), item('not-listed')]};
  expect(orderDocs(sidebars, ['alone', 'api', 'code', 'start', 'workflows'])).toEqual([
    {id: 'start', group: 'Start'},
    {id: 'workflows', group: 'Workflows'},
    {id: 'code', group: 'Workflows'},
    {id: 'api', group: 'Start'},
    {id: 'alone', group: 'More pages'},
  ]);
});
