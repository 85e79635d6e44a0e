import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { BeachScene } from "../ui/BeachScene";
import { Brand } from "../ui/Brand";
import { ButtonLink, contentId, SkipLink } from "../ui/Links";
import { ColourModeSwitch } from "../ui/ColourModeSwitch";
import { PageFoot } from "../ui/PageFoot";

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
        h={{ base: "2.5rem", md: "9rem", lg: "100dvh" }}
        overflow="hidden"
      >
        {/* On a phone only the net, at the height of the eye. */}
        <BeachScene
          position="absolute"
          insetX="0"
          top={{ base: "50%", lg: "0" }}
          w="full"
          h={{ base: "auto", lg: "full" }}
          aspectRatio={{ base: 12 / 7, lg: "auto" }}
          transform={{ base: "translateY(-65%)", lg: "none" }}
        />
      </Box>
      <Flex direction="column" px={{ base: "5", md: "12" }} py={{ base: "2", md: "6" }}>
        <Flex as="header" justify="space-between" align="center" gap="3">
          <ButtonLink to="/" variant="ghost" colorPalette="gray" size="sm" ms="-3.5">
            <ArrowLeft />
            Voltar ao início
          </ButtonLink>
          <HStack gap="3">
            <Box hideFrom="md">
              <Brand />
            </Box>
            <ColourModeSwitch />
          </HStack>
        </Flex>
        <Stack
          as="main"
          id={contentId}
          tabIndex={-1}
          outline="0"
          gap={{ base: "5", md: "7" }}
          flex="1"
          maxW="34rem"
          w="full"
          mx="auto"
          pt={{ base: "3", md: "8", lg: "clamp(2rem, 10vh, 8rem)" }}
          pb="8"
        >
          <Stack data-page-head gap={{ base: "2", md: "3" }}>
            <Box hideBelow="md">
              <Brand />
            </Box>
            <Heading as="h1" textStyle={{ base: "2xl", md: "3xl" }} lineHeight="1.1" fontWeight="bold">
              {title}
            </Heading>
            <Text color="fg.muted" overflowWrap="anywhere">
              {invitation}
            </Text>
          </Stack>
          {children}
        </Stack>
        <PageFoot />
      </Flex>
    </Grid>
  );
}
