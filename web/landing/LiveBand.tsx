import { Box } from "@chakra-ui/react/box";
import { Container } from "@chakra-ui/react/container";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState, type ReactNode } from "react";
import { rankingsPath } from "../rankings/public/ranking-paths";
import { ButtonLink } from "../ui/Links";
import { Catch } from "../ui/PageStates";
import { WhenNear } from "../ui/Asked";
import { lazyPart } from "../ui/lazy-code";

const LiveTournaments = lazyPart(
  async () => (await import("../tournaments/public/LiveTournaments")).LiveTournaments,
);

/**
 * The tournaments being played now. Loads when scrolled near. Until then, and when none is live, it shows an invitation
 * of the same height.
 */
export function LiveBand() {
  const [failed, setFailed] = useState(false);
  return (
    <Box bg="bg.muted" borderBlockWidth="1px" borderColor="border.muted">
      <Container
        maxW="7xl"
        px={{ base: "5", md: "6" }}
        py="8"
        minH={{ base: "19rem", md: "17rem" }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        alignItems="center"
      >
        {failed ? (
          <Invitation />
        ) : (
          <Catch onError={() => setFailed(true)}>
            <WhenNear fallback={<Invitation />}>
              <LiveTournaments frame={(list) => <LiveNow>{list}</LiveNow>} otherwise={<Invitation />} />
            </WhenNear>
          </Catch>
        )}
      </Container>
    </Box>
  );
}

function Invitation() {
  return (
    <Flex
      direction={{ base: "column", md: "row" }}
      gap="4"
      align={{ base: "flex-start", md: "center" }}
      justify="space-between"
    >
      <Stack gap="1" maxW="40rem">
        <Heading as="h2" textStyle={{ base: "2xl", md: "3xl" }} lineHeight="1.15" fontWeight="bold">
          Quer jogar?
        </Heading>
        <Text color="fg.muted">
          Veja os torneios com inscrições abertas e acompanhe os jogos sem precisar de conta.
        </Text>
      </Stack>
      <AllTournaments />
    </Flex>
  );
}

function LiveNow({ children }: { children: ReactNode }) {
  return (
    <Stack as="section" aria-labelledby="ao-vivo-titulo" gap="4" minW="0">
      <Flex gap="3" rowGap="2" align="center" justify="space-between" wrap="wrap">
        <HStack gap="2.5">
          <Box boxSize="2.5" borderRadius="full" bg="flag.solid" aria-hidden="true" />
          <Heading
            as="h2"
            id="ao-vivo-titulo"
            textStyle={{ base: "2xl", md: "3xl" }}
            lineHeight="1.15"
            fontWeight="bold"
          >
            Ao vivo agora
          </Heading>
        </HStack>
        <AllTournaments />
      </Flex>
      {children}
    </Stack>
  );
}

const AllTournaments = () => (
  <HStack gap="2" wrap="wrap">
    <ButtonLink to="/torneios" variant="outline" colorPalette="gray" flexShrink="0">
      Todos os torneios
    </ButtonLink>
    <ButtonLink to={rankingsPath} variant="outline" colorPalette="gray" flexShrink="0">
      Rankings
    </ButtonLink>
  </HStack>
);
