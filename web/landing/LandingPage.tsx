import { Box } from "@chakra-ui/react/box";
import { contentId, SkipLink } from "../ui/SkipLink";
import { Footer } from "./Footer";
import { Hero } from "./Hero";
import { LiveBand } from "./LiveBand";
import { Steps } from "./Steps";
import { TopBar } from "./TopBar";
import { ArenaFeatures } from "./ArenaFeatures";
import { LandingSection } from "./LandingSection";
import { sections } from "./section-link";
import { FederationFeatures } from "./FederationFeatures";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { frontPageRedirect } from "../../server/identity/roles.rules";
import type { Session } from "../identity/public/session";
import { useSession } from "../identity/public/use-session";

/** The router's location key for the first page of a visit; later navigations have other keys. */
const arrivalKey = "default";

/**
 * Redirects a signed-in user who enters the product through the front page to their own home. A user who navigates to
 * it ('Início'), or is redirected from a forbidden page, stays.
 */
function useGoHomeOnArrival() {
  const state = useSession();
  const { key } = useLocation();
  const navigate = useNavigate();
  const home = state.status === "signedIn" ? homeFromFrontPage(state.session) : "/";

  useEffect(() => {
    if (key === arrivalKey && home !== "/") void navigate(home, { replace: true });
  }, [key, home, navigate]);
}

function homeFromFrontPage({ mustChangePassword, homePath, roles, userKey }: Session): string {
  return mustChangePassword ? homePath : frontPageRedirect(roles, userKey);
}

export function LandingPage() {
  useGoHomeOnArrival();
  return (
    <>
      <title>Praia – gestão de beach tennis</title>
      <SkipLink />
      <TopBar />
      <Box as="main" id={contentId} tabIndex={-1} outline="0">
        <Hero />
        <Steps />
        <ArenaSection />
        <LiveBand />
        <FederationSection />
      </Box>
      <Footer />
    </>
  );
}

function ArenaSection() {
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

function FederationSection() {
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
