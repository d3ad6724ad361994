/** The roles of a workspace, from most to fewest permissions. */
export const roles = ['owner', 'admin', 'member'] as const;

/** A role of a member of a workspace. */
export type Role = (typeof roles)[number];

/** The roles as readers see them. */
export const roleNames = {owner: 'Owner', admin: 'Admin', member: 'Member'} as const satisfies Record<Role, string>;

/** One operation in a workspace: who can do it, and what everyone else sees. */
export interface Permission {
  readonly operation: string;
  readonly allowed: readonly Role[];
  /** What members without the permission see; absent where everyone has it. */
  readonly otherwise?: string;
}

const everyone = roles;
const administrators = ['owner', 'admin'] as const satisfies readonly Role[];
const readOnly = 'the page shows the values without controls';

/** What each role can do, in the order of the page. */
export const permissions: readonly Permission[] = [
  {operation: 'View, build, test and deploy workflows, duplicate them, and create share links', allowed: everyone},
  {operation: 'Create projects, with GitHub Sync too, folders, sources and data stores', allowed: everyone},
  {operation: 'Disable and delete workflows, and change their settings, support access included', allowed: everyone},
  {operation: 'Delete projects, sources and data stores, and records in them', allowed: everyone},
  {operation: 'Create, change and delete environment variables', allowed: everyone},
  {operation: 'View Event History and logs', allowed: everyone},
  {operation: 'Replay and delete events, and resume or cancel what waits', allowed: everyone},
  {operation: 'Create and delete subscriptions and webhooks of the workspace', allowed: everyone},
  {operation: 'Publish, update and unpublish components of the workspace', allowed: everyone},
  {operation: 'Connect accounts, and share their own', allowed: everyone},
  {
    operation: 'Edit steps that use an account not shared with you',
    allowed: [],
    otherwise: 'the step is read-only and names the account’s owner',
  },
  {operation: 'Test steps that use an account not shared with you', allowed: everyone},
  {
    operation: 'See all accounts, including private ones',
    allowed: administrators,
    otherwise: 'the list shows only their own and shared accounts',
  },
  {
    operation: 'Delete another member’s connected account',
    allowed: administrators,
    otherwise: 'the account’s menu has no **Delete**',
  },
  {
    operation: 'Manage access to, or reconnect, another member’s account',
    allowed: [],
    otherwise: 'the account’s menu has neither entry',
  },
  {
    operation: 'Invite people',
    allowed: administrators,
    otherwise: '**Membership** lists the members, without a way to invite',
  },
  {
    operation: 'Remove members and change roles',
    allowed: administrators,
    otherwise: 'the addresses have no menu (three dots)',
  },
  {operation: 'Rename the workspace', allowed: administrators, otherwise: readOnly},
  {operation: 'Create and delete VPCs', allowed: administrators, otherwise: readOnly},
  {
    operation: 'Order and release a custom domain, and ask for a higher limit, through support',
    allowed: administrators,
    otherwise: 'support asks for an email from an Owner or Admin',
  },
  {
    operation: 'Set up single sign-on, and require two-factor authentication',
    allowed: administrators,
    otherwise: readOnly,
  },
  {
    operation: 'Manage billing, plan and credits budget',
    allowed: administrators,
    otherwise: 'the page shows usage without controls',
  },
  {operation: 'Delete the workspace', allowed: ['owner'], otherwise: 'the settings have no **Danger Zone**'},
];
