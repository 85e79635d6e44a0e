import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { SuperNRounds_category$key } from "../../__generated__/SuperNRounds_category.graphql";
import type { SuperNRounds_drawn$key } from "../../__generated__/SuperNRounds_drawn.graphql";
import type { SuperNRounds_enrolment$key } from "../../__generated__/SuperNRounds_enrolment.graphql";
import type { SuperNRounds_swapNumbersCategory$key } from "../../__generated__/SuperNRounds_swapNumbersCategory.graphql";
import type { SuperNRounds_swapNumbersEnrolment$key } from "../../__generated__/SuperNRounds_swapNumbersEnrolment.graphql";
import { toast } from "../../ui/toaster";
import { SwapDialog } from "../draws/SwapDialog";
import { shortName } from "../public/competition-words";
import { currentRound, readRound, revealed, RoundCard } from "./RoundCard";
import { useSwapNumbersMutation } from "./use-super-n-mutations";

interface DrawnNumbersProps {
  numbers: readonly { readonly id: string; readonly number: number; readonly displayName: string }[];
  /** Its place among the page's headings. */
  heading?: "h3" | "h4";
  reveal?: boolean;
}

/** Which number each athlete was drawn: who plays with whom follows from it. */
export function DrawnNumbers({ numbers, heading = "h3", reveal = false }: DrawnNumbersProps) {
  return (
    <Stack as="section" gap="2.5" aria-label="Números sorteados">
      <Heading as={heading} textStyle="sm" fontWeight="bold" color="fg.muted">
        Números sorteados
      </Heading>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {numbers.map(({ id, number, displayName }, index) => (
          <HStack
            as="li"
            key={id}
            gap="2"
            ps="1"
            pe="3"
            py="1"
            borderRadius="full"
            bg="bg.muted"
            {...(reveal ? revealed(index) : {})}
          >
            <Center
              boxSize="7"
              borderRadius="full"
              bg="sea.subtle"
              color="sea.fg"
              fontFamily="heading"
              fontWeight="bold"
              textStyle="sm"
            >
              {number}
            </Center>
            <Text textStyle="sm" fontWeight="medium">
              {shortName(displayName)}
            </Text>
          </HStack>
        ))}
      </Flex>
    </Stack>
  );
}

interface SuperNRoundsProps {
  category: SuperNRounds_category$key;
  /** Of the whole tournament: each category has numbers of its own. */
  enrolments: SuperNRounds_enrolment$key;
  reveal: boolean;
}

/** A Super N as it was drawn: who has which number, and every round. */
export function SuperNRounds({ category, enrolments: keys, reveal }: SuperNRoundsProps) {
  const { id, rounds } = useFragment(
    graphql`
      fragment SuperNRounds_category on TournamentCategory {
        id
        rounds {
          number
          ...RoundCard_readRoundRound
          ...RoundCard_round
        }
      }
    `,
    category,
  );
  const enrolments = useFragment(
    graphql`
      fragment SuperNRounds_enrolment on Enrolment @relay(plural: true) {
        category {
          id
        }
        ...SuperNRounds_drawn
      }
    `,
    keys,
  );
  const current = currentRound(rounds.map(readRound));
  return (
    <Stack gap="5">
      <DrawOrder enrolments={enrolments.filter((one) => one.category?.id === id)} reveal={reveal} />
      <SimpleGrid columns={{ base: 1, md: 2, "2xl": 3 }} gap="4">
        {rounds.map((round) => (
          <RoundCard key={round.number} round={round} current={current} reveal={reveal} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface DrawOrderProps {
  enrolments: SuperNRounds_drawn$key;
  reveal: boolean;
}

/** The numbers of those enrolments that have one. */
function DrawOrder({ enrolments: key, reveal }: DrawOrderProps) {
  const enrolments = useFragment(
    graphql`
      fragment SuperNRounds_drawn on Enrolment @relay(plural: true) {
        id
        drawNumber
        athlete {
          displayName
        }
      }
    `,
    key,
  );
  const numbers = enrolments.flatMap(({ id, drawNumber, athlete: { displayName } }) =>
    typeof drawNumber === "number" ? [{ id, number: drawNumber, displayName }] : [],
  );
  return numbers.length === 0 ? null : <DrawnNumbers numbers={numbers} reveal={reveal} />;
}

interface SwapNumbersProps {
  category: SuperNRounds_swapNumbersCategory$key;
  /** Of the whole tournament: each category has numbers of its own. */
  enrolments: SuperNRounds_swapNumbersEnrolment$key;
}

/** Two athletes of a Super N trade numbers, until the first ball. */
export function SwapNumbers({ category, enrolments: keys }: SwapNumbersProps) {
  const { id: categoryId } = useFragment(
    graphql`
      fragment SuperNRounds_swapNumbersCategory on TournamentCategory {
        id
      }
    `,
    category,
  );
  const enrolments = useFragment(
    graphql`
      fragment SuperNRounds_swapNumbersEnrolment on Enrolment @relay(plural: true) {
        id
        drawNumber
        category {
          id
        }
        athlete {
          displayName
        }
      }
    `,
    keys,
  );
  const [swap, pending] = useSwapNumbersMutation();
  const options = enrolments.flatMap(({ id, drawNumber, category: own, athlete: { displayName } }) =>
    own?.id === categoryId && typeof drawNumber === "number"
      ? [{ value: id, label: `${drawNumber} · ${displayName}` }]
      : [],
  );

  return (
    <SwapDialog
      button="Trocar números"
      title="Trocar os números de dois atletas"
      description="Até o primeiro jogo da categoria começar. Um fica com o número, os parceiros e os jogos do outro."
      label="Este atleta"
      options={options}
      pending={pending}
      onSwap={async (one, other) => {
        const answer = (await swap({ input: { categoryId, enrolmentIds: [one, other] } }))?.swapNumbers;
        if (!answer?.done) return answer?.refusal?.message ?? null;
        toast.success({ title: "Números trocados", description: "Um ficou com os jogos do outro." });
        return true;
      }}
    />
  );
}
