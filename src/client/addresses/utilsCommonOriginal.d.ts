declare module '@millrace/utils-common-original' {
  export * from '@docusaurus/utils-common';
}
