import { ArenaFeatures } from "./ArenaFeatures";
import { LandingSection } from "./LandingSection";
import { sections } from "./section-link";

export function ArenaSection() {
  return (
    <LandingSection
      id={sections.arenas}
      title="Para arenas que não param"
      promise="Da primeira inscrição ao último jogo sob os refletores, tudo no mesmo lugar."
    >
      <ArenaFeatures />
    </LandingSection>
  );
}
