import { Box } from "@chakra-ui/react/box";
import { contentId, SkipLink } from "../ui/SkipLink";
import { ArenaSection } from "./ArenaSection";
import { FederationSection } from "./FederationSection";
import { Footer } from "./Footer";
import { Hero } from "./Hero";
import { LiveBand } from "./LiveBand";
import { Steps } from "./Steps";
import { TopBar } from "./TopBar";
import { useGoHomeOnArrival } from "./use-go-home-on-arrival";

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
