import { Box } from "@chakra-ui/react/box";
import { Container } from "@chakra-ui/react/container";
import { Flex } from "@chakra-ui/react/flex";
import { HStack } from "@chakra-ui/react/stack";
import { Brand } from "../ui/Brand";
import { ColourModeSwitch } from "../ui/ColourModeSwitch";
import { Account, Welcome } from "./Account";
import { sections, type SectionId } from "./section-link";
import { SectionLink } from "./SectionLink";
import { useEffect, useState } from "react";

const tabs = [
  { to: sections.start, label: "Início" },
  { to: sections.arenas, label: "Arenas" },
  { to: sections.federations, label: "Federações" },
] as const;

export function TopBar() {
  const current = useSectionInView();
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <Container maxW="7xl" px={{ base: "4", md: "6" }}>
        <Flex
          align="center"
          justify="space-between"
          wrap="wrap"
          columnGap="4"
          rowGap="1"
          minH="16"
          pt={{ base: "2", md: "0" }}
        >
          <Brand />
          <HStack
            as="nav"
            aria-label="Seções"
            gap="1"
            order={{ base: 3, md: 0 }}
            w={{ base: "full", md: "auto" }}
            justify="center"
            pb={{ base: "1.5", md: "0" }}
          >
            {tabs.map(({ to, label }) => (
              <SectionLink
                key={to}
                to={to}
                aria-current={current === to ? "true" : undefined}
                display="inline-flex"
                alignItems="center"
                minH="11"
                px="4"
                borderRadius="full"
                fontWeight="semibold"
                textStyle={{ base: "sm", md: "md" }}
                color="fg.muted"
                _hover={{ color: "fg", bg: "bg.muted" }}
                css={{ "&[aria-current]": { color: "coral.fg", bg: "coral.subtle" } }}
              >
                {label}
              </SectionLink>
            ))}
          </HStack>
          <Welcome />
          <HStack gap="1">
            <ColourModeSwitch />
            <Account />
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}

/** The section the visitor is reading, for the tabs of the top bar. */
function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>(sections.start);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) setCurrent(entry.target.id as SectionId);
        }
      },
      // A thin line a third of the way down the window: one section at a time crosses it.
      { rootMargin: "-33% 0px -66% 0px" },
    );
    for (const id of Object.values(sections)) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return current;
}
