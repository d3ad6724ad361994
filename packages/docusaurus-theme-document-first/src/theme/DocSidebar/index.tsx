/* Ejected from @docusaurus/theme-classic 3.10.2: on phones, the list stays in the page, because the menu copies it. */
export {default} from '@theme/DocSidebar/Desktop';
