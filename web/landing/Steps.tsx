import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { LandingSection } from "./LandingSection";
import { Picture } from "./Picture";

const steps = [
  {
    title: "Crie o torneio",
    text: "Escolha o formato, as datas, as vagas e o valor. Guarde como rascunho ou publique na hora.",
    picture: "create",
    alt: "Tela de criar torneio no celular, com os formatos para escolher",
  },
  {
    title: "Abra as inscrições",
    text: "Mande o link. O atleta se inscreve pelo celular, forma dupla e paga por Pix.",
    picture: "enrol",
    alt: "Página de um torneio no celular, com datas, valor, vagas e o botão Inscrever-me",
  },
  {
    title: "Acompanhe ao vivo",
    text: "Sorteie, chame os jogos e lance o placar. Ele aparece na hora no celular de todos e na TV da arena.",
    picture: "follow",
    alt: "Página de um torneio em andamento no celular, com o placar do jogo que está em quadra",
  },
] as const;

/** How a tournament goes, with what it looks like. */
export function Steps() {
  return (
    <LandingSection
      id="como-funciona"
      bg="bg.panel"
      title="Seu torneio em três passos"
      promise="No computador da recepção ou no celular, ao lado da quadra."
    >
      <SimpleGrid as="ol" columns={{ base: 1, md: 3 }} gap={{ base: "10", md: "8" }} listStyleType="none">
        {steps.map(({ title, text, picture, alt }, index) => (
          <Stack as="li" key={title} gap="4">
            <HStack gap="3">
              <Box
                aria-hidden="true"
                display="grid"
                placeItems="center"
                boxSize="8"
                borderRadius="full"
                bg="gray.solid"
                color="gray.contrast"
                fontFamily="heading"
                fontWeight="bold"
                textStyle="xl"
              >
                {index + 1}
              </Box>
              <Heading as="h3" textStyle="2xl" fontWeight="bold">
                {title}
              </Heading>
            </HStack>
            <Text color="fg.muted" minH={{ md: "4.5rem" }}>
              {text}
            </Text>
            <Picture of={picture} alt={alt} w="full" maxW="20rem" />
          </Stack>
        ))}
      </SimpleGrid>
    </LandingSection>
  );
}
