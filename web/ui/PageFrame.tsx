import { Box } from "@chakra-ui/react/box";
import { Container } from "@chakra-ui/react/container";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Brand } from "./Brand";
import { ButtonLink } from "./ButtonLink";
import { ColourModeSwitch } from "./ColourModeSwitch";
import { CourtLines } from "./CourtLines";
import { contentId, SkipLink } from "./SkipLink";
import { PlaceTimeNote } from "./PlaceTime";

interface PageFrameProps {
  title: string;
  /** One line under the title: badges, a count, a sentence. */
  subtitle?: ReactNode;
  back?: { to: string; label: string };
  /** What one can do on the page: buttons beside the title. */
  actions?: ReactNode;
  /** The other pages of this area. */
  sections?: ReactNode;
  /** What one can do anywhere in this area: at the right of the top bar. */
  barActions?: ReactNode;
  children: ReactNode;
}

/** The frame of every working page: top bar, a band of sand with the title, the content. */
export function PageFrame({
  title,
  subtitle,
  back,
  actions,
  sections,
  barActions,
  children,
}: PageFrameProps) {
  return (
    <Flex direction="column" minH="100dvh" _print={{ minH: "auto" }}>
      <title>{`${title} · Praia`}</title>
      <SkipLink />
      <Box
        as="header"
        borderBottomWidth="1px"
        borderColor="border"
        bg="bg.panel"
        _print={{ display: "none" }}
      >
        <Container maxW="7xl">
          <Flex align="center" justify="space-between" gap="3" minH="16">
            <Link to="/" aria-label="Praia, página inicial">
              <Brand />
            </Link>
            <HStack gap={{ base: "0", sm: "1" }}>
              {barActions}
              <ColourModeSwitch />
            </HStack>
          </Flex>
        </Container>
      </Box>
      <Box as="main" id={contentId} tabIndex={-1} outline="0" flex="1" pb="16" _print={{ pb: "0" }}>
        <Box
          position="relative"
          overflow="hidden"
          bg="bg.subtle"
          borderBottomWidth="1px"
          borderColor="border.muted"
          _print={{ bg: "none", borderWidth: "0" }}
        >
          <CourtLines
            position="absolute"
            right={{ base: "-9rem", md: "-5rem" }}
            top="50%"
            w="26rem"
            color="sand.500"
            opacity="0.22"
            transform="translateY(-50%) rotate(-11deg)"
            _print={{ display: "none" }}
          />
          <Container maxW="7xl" position="relative" _print={{ px: "0" }}>
            <Stack gap="2" pt={back ? "3" : "7"} pb={sections ? "3" : "7"} _print={{ py: "0" }}>
              {back ? (
                <ButtonLink
                  to={back.to}
                  variant="ghost"
                  colorPalette="gray"
                  size="sm"
                  alignSelf="flex-start"
                  ms="-3.5"
                  _print={{ display: "none" }}
                >
                  <ArrowLeft />
                  {back.label}
                </ButtonLink>
              ) : null}
              <Flex gap="4" wrap="wrap" align="center" justify="space-between">
                <Stack gap="2" minW="0">
                  <Heading
                    as="h1"
                    fontFamily="heading"
                    fontWeight="bold"
                    lineHeight="1.1"
                    fontSize={{ base: "2rem", md: "2.5rem" }}
                    overflowWrap="anywhere"
                    _print={{ fontSize: "1.5rem" }}
                  >
                    {title}
                  </Heading>
                  {subtitle}
                  <PlaceTimeNote />
                </Stack>
                {actions ? (
                  <HStack gap="3" wrap="wrap">
                    {actions}
                  </HStack>
                ) : null}
              </Flex>
              {sections}
            </Stack>
          </Container>
        </Box>
        <Container maxW="7xl" pt="8" _print={{ pt: "3", px: "0" }}>
          {children}
        </Container>
      </Box>
    </Flex>
  );
}
