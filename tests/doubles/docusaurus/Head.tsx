/** Stands in for the document head: component tests look at the body only. */
export default function Head(): null {
  return null;
}
