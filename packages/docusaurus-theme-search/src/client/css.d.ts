/** A style sheet as text, which the build minifies. */
declare module '*/search.css' {
  const text: string;
  export default text;
}
