import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowDown } from "lucide-react";
import { BeachScene } from "../ui/BeachScene";
import { TextLink } from "../ui/Links";
import { SectionLink, sections } from "./SectionLink";

/** The text stands on plain ground, beside or above the picture: what lies behind words changes with every window. */
export function Hero() {
  return (
    <Flex
      as="section"
      id={sections.start}
      tabIndex={-1}
      outline="0"
      aria-label="Início"
      direction={{ base: "column", lg: "row" }}
      minH={{ lg: "clamp(34rem, 78vh, 46rem)" }}
      overflow="hidden"
      bg="bg.subtle"
    >
      <Stack
        gap={{ base: "4", md: "5" }}
        justify="center"
        w={{ lg: "50%" }}
        flexShrink="0"
        // The left edge of the container that the rest of the page has.
        ps={{ base: "5", md: "6", lg: "max(1.5rem, calc((100% - 80rem) / 2 + 1.5rem))" }}
        pe={{ base: "5", md: "6", lg: "4" }}
        py={{ base: "8", md: "12" }}
      >
        <Heading
          as="h1"
          textStyle={{ base: "3xl", md: "5xl" }}
          lineHeight="1.05"
          letterSpacing="-0.01em"
          fontWeight="bold"
        >
          A gestão do seu beach tennis, com os pés na areia.
        </Heading>
        <Text textStyle={{ base: "md", md: "lg" }} maxW="36rem" color="fg.muted">
          Aulas, quadras, cobranças e torneios da sua arena em um só lugar, e o campeonato da sua federação do
          primeiro inscrito ao pódio.
        </Text>
        <HStack gap="3" wrap="wrap">
          <Button asChild size="lg">
            <SectionLink to={sections.arenas}>
              Sou uma Arena
              <ArrowDown />
            </SectionLink>
          </Button>
          <Button asChild size="lg" colorPalette="gray">
            <SectionLink to={sections.federations}>
              Sou uma Federação
              <ArrowDown />
            </SectionLink>
          </Button>
        </HStack>
        <HStack gap="6" wrap="wrap" rowGap="0">
          <TextLink to="/auth" color="fg" py="2.5">
            Área do Gestor - Entrar
          </TextLink>
          <TextLink to="/torneios" color="fg" py="2.5">
            Torneios abertos ao público
          </TextLink>
        </HStack>
      </Stack>
      <Box
        position="relative"
        flex={{ lg: "1" }}
        h={{ base: "16rem", md: "26rem", lg: "auto" }}
        overflow="hidden"
        clipPath={{ lg: "polygon(12% 0, 100% 0, 100% 100%, 0 100%)" }}
      >
        <BeachScene position="absolute" inset="0" w="full" h="full" />
      </Box>
    </Flex>
  );
}
