/** The roles of a workspace, from most to least. */
export const roles = ['owner', 'admin', 'member'] as const;

/** A role of a member of a workspace. */
export type Role = (typeof roles)[number];

/** The roles as readers see them. */
export const roleNames = {owner: 'Owner', admin: 'Admin', member: 'Member'} as const satisfies Record<Role, string>;

/** One operation in a workspace: who may do it, and what the others see. */
export interface Permission {
  readonly operation: string;
  readonly allowed: readonly Role[];
  /** What a member sees who may not do it; left out where everybody may. */
  readonly otherwise?: string;
}

const everyone = roles;
const administrators = ['owner', 'admin'] as const satisfies readonly Role[];
const readOnly = 'the page shows the values without controls';

/** What each role may do, in the order of the page. */
export const permissions: readonly Permission[] = [
  {operation: 'View, build, test and deploy workflows', allowed: everyone},
  {operation: 'Create projects, folders, sources and data stores', allowed: everyone},
  {operation: 'View event history and logs', allowed: everyone},
  {operation: 'Connect accounts; share own accounts', allowed: everyone},
  {
    operation: 'Edit steps that use an account not shared with you',
    allowed: [],
    otherwise: 'the step is read-only and names the account’s owner',
  },
  {operation: 'Test steps that use an account not shared with you', allowed: everyone},
  {
    operation: 'See the list of all accounts, private ones too',
    allowed: administrators,
    otherwise: 'the list holds own and shared accounts',
  },
  {
    operation: 'Delete another member’s connected account',
    allowed: administrators,
    otherwise: 'the menu of the account has no **Delete**',
  },
  {
    operation: 'Manage access to, or reconnect, another member’s account',
    allowed: [],
    otherwise: 'the menu of the account has neither entry',
  },
  {operation: 'Invite people', allowed: administrators, otherwise: '**Membership** lists members only'},
  {
    operation: 'Remove members, change roles',
    allowed: administrators,
    otherwise: 'no three dots beside the addresses',
  },
  {operation: 'Rename the workspace', allowed: administrators, otherwise: readOnly},
  {operation: 'Single sign-on, required two-factor authentication', allowed: administrators, otherwise: readOnly},
  {operation: 'Billing, plan, credit budget', allowed: administrators, otherwise: 'usage, without controls'},
  {operation: 'Delete the workspace', allowed: ['owner'], otherwise: 'no **Danger Zone** in the settings'},
];
