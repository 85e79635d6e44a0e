import { Box } from "@chakra-ui/react/box";
import { contentId, SkipLink } from "../ui/SkipLink";
import { ArenaSection } from "./ArenaSection";
import { FederationSection } from "./FederationSection";
import { Footer } from "./Footer";
import { Hero } from "./Hero";
import { TopBar } from "./TopBar";
import { useGoHomeOnEntry } from "./use-go-home-on-entry";

export function LandingPage() {
  useGoHomeOnEntry();
  return (
    <>
      <title>Praia – gestão de beach tennis</title>
      <SkipLink />
      <TopBar />
      <Box as="main" id={contentId} tabIndex={-1} outline="0">
        <Hero />
        <ArenaSection />
        <FederationSection />
      </Box>
      <Footer />
    </>
  );
}
