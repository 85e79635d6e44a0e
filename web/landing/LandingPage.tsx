export function LandingPage() {
  return <h1>Praia</h1>;
}
