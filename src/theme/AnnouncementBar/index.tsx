/*
 * In place of the part of @docusaurus/theme-classic 3.10.2: this site announces nothing above its pages, so the browser
 * does not load what would show it.
 */
export default function AnnouncementBar(): null {
  return null;
}
