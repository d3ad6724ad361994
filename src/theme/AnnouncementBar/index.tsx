/*
 * Replaces the component of @docusaurus/theme-classic 3.10.2. This site has no announcement bar, so its code isn't
 * loaded.
 */
export default function AnnouncementBar(): null {
  return null;
}
