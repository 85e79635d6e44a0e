import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { BeachScene } from "../ui/BeachScene";
import { Brand } from "../ui/Brand";
import { ButtonLink } from "../ui/ButtonLink";
import { ColourModeSwitch } from "../ui/ColourModeSwitch";
import { contentId, SkipLink } from "../ui/SkipLink";

interface AccessFrameProps {
  title: string;
  invitation: string;
  children: ReactNode;
}

/** The frame of the portals: the court on one side, the form on the other. */
export function AccessFrame({ title, invitation, children }: AccessFrameProps) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(34rem, 42rem)" }}
      templateRows={{ base: "auto 1fr", lg: "auto" }}
      minH="100dvh"
    >
      <title>{`${title} · Praia`}</title>
      <SkipLink />
      <Box
        position={{ base: "relative", lg: "sticky" }}
        top="0"
        h={{ base: "9rem", lg: "100dvh" }}
        overflow="hidden"
      >
        <BeachScene position="absolute" inset="0" w="full" h="full" />
      </Box>
      <Flex direction="column" px={{ base: "5", md: "12" }} py={{ base: "4", md: "6" }}>
        <Flex as="header" justify="space-between" align="center" gap="3">
          <ButtonLink to="/" variant="ghost" colorPalette="gray" size="sm" ms="-3.5">
            <ArrowLeft />
            Voltar ao início
          </ButtonLink>
          <ColourModeSwitch />
        </Flex>
        <Stack
          as="main"
          id={contentId}
          tabIndex={-1}
          outline="0"
          gap="7"
          flex="1"
          maxW="34rem"
          w="full"
          mx="auto"
          pt={{ base: "8", lg: "clamp(2rem, 10vh, 8rem)" }}
          pb="8"
        >
          <Stack gap="3">
            <Brand />
            <Heading as="h1" fontSize={{ base: "2rem", md: "2.5rem" }} lineHeight="1.1" fontWeight="bold">
              {title}
            </Heading>
            <Text color="fg.muted" textStyle="lg" overflowWrap="anywhere">
              {invitation}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Flex>
    </Grid>
  );
}
