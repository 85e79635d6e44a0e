import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Container } from "@chakra-ui/react/container";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowDown } from "lucide-react";
import { BeachScene } from "../ui/BeachScene";
import { TextLink } from "../ui/TextLink";
import { sections } from "./section-link";
import { SectionLink } from "./SectionLink";

export function Hero() {
  return (
    <Box
      as="section"
      id={sections.start}
      tabIndex={-1}
      outline="0"
      aria-label="Início"
      position="relative"
      overflow="hidden"
      minH={{ base: "46rem", lg: "max(50rem, 52vw)" }}
      bg={{ base: "#ffeccb", _dark: "#07181f" }}
    >
      <BeachScene
        position="absolute"
        insetX="0"
        bottom="0"
        w="full"
        h={{ base: "25rem", md: "34rem", lg: "full" }}
      />
      <Container maxW="7xl" position="relative" px={{ base: "5", md: "6" }}>
        <Stack gap={{ base: "4", md: "5" }} pt={{ base: "8", md: "12", lg: "10" }} maxW="42rem">
          <Heading
            as="h1"
            fontSize={{ base: "2.5rem", md: "3.5rem", lg: "4rem" }}
            lineHeight="1.02"
            letterSpacing="-0.02em"
            fontWeight="bold"
          >
            A gestão do seu beach tennis, com os pés na areia.
          </Heading>
          <Text textStyle={{ base: "lg", md: "xl" }} maxW="36rem">
            Atletas, aulas, finanças, torneios e rankings: a Praia reúne a rotina da arena e da federação em
            um só lugar.
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
            <TextLink to="/auth" color="fg" py="2">
              Área do Gestor - Entrar
            </TextLink>
            <TextLink to="/torneios" color="fg" py="2">
              Torneios abertos ao público
            </TextLink>
          </HStack>
        </Stack>
      </Container>
    </Box>
  );
}
