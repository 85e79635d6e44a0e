import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "../../ui/Brand";
import { ButtonLink } from "../../ui/ButtonLink";
import { ColourModeSwitch } from "../../ui/ColourModeSwitch";
import { contentId } from "../../ui/SkipLink";

export interface PadFrameProps {
  title: string;
  /** The court it is played on. */
  place?: string | null;
  back?: { to: string; label: string };
  children: ReactNode;
}

/** The light frame of a score pad: one line on top, and the whole screen for the score. */
export function PadFrame({ title, place = null, back, children }: PadFrameProps) {
  return (
    <Flex data-whole-screen="" direction="column" h="100dvh" minH="26rem" overflow="hidden">
      <title>{`${title} · Placar · Praia`}</title>
      <Flex
        as="header"
        align="center"
        gap="2"
        minH="14"
        px="3"
        borderBottomWidth="1px"
        borderColor="border"
        bg="bg.panel"
      >
        {back ? (
          <ButtonLink to={back.to} variant="ghost" colorPalette="gray" size="sm" px="2" title={back.label}>
            <ArrowLeft aria-hidden="true" />
            <Box as="span" srOnly>
              {back.label}
            </Box>
          </ButtonLink>
        ) : (
          <Box hideBelow="sm">
            <Brand />
          </Box>
        )}
        <Box flex="1" minW="0">
          <Heading as="h1" textStyle="md" fontWeight="bold" truncate>
            {title}
          </Heading>
          {place ? (
            <Text textStyle="sm" color="fg.muted" lineHeight="1.2" truncate>
              {place}
            </Text>
          ) : null}
        </Box>
        <ColourModeSwitch />
      </Flex>
      <Flex
        as="main"
        id={contentId}
        tabIndex={-1}
        outline="0"
        direction="column"
        flex="1"
        minH="0"
        p="3"
        gap="3"
        maxW="5xl"
        w="full"
        mx="auto"
      >
        {children}
      </Flex>
    </Flex>
  );
}
