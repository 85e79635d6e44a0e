import { FederationFeatures } from "./FederationFeatures";
import { LandingSection } from "./LandingSection";
import { sections } from "./section-link";

export function FederationSection() {
  return (
    <LandingSection
      id={sections.federations}
      title="Para federações e organizadores"
      bg="bg.subtle"
      promise="Campeonatos do anúncio ao pódio, com atletas, arenas e público na mesma página."
    >
      <FederationFeatures />
    </LandingSection>
  );
}
