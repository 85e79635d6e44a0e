import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { type Ref, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PartnerPicker_tournament$key } from "../../__generated__/PartnerPicker_tournament.graphql";
import { Catch } from "../../ui/PageStates";
import { type FoundAthlete, Seekers } from "../athletes/AthleteRows";
import { AthleteFinder } from "../athletes/AthleteFinder";

interface PartnerPickerProps {
  tournament: PartnerPicker_tournament$key;
  categoryId: string | null;
  /** Whether athletes who look for a partner are offered too. */
  inPairs: boolean;
  /** The athlete to whom other partner seekers are offered; null until the first athlete is chosen. */
  seekersFor: string | null;
  without: ReadonlySet<string>;
  onChoose: (athlete: FoundAthlete) => void;
}

/** Offers athletes who look for a partner first, then the search for all others. */
export function PartnerPicker({
  tournament: key,
  categoryId,
  inPairs,
  seekersFor,
  without,
  onChoose,
}: PartnerPickerProps) {
  const tournament = useFragment(
    graphql`
      fragment PartnerPicker_tournament on Tournament {
        ...AthleteFinder_tournament
      }
    `,
    key,
  );
  const [seekersFailed, setSeekersFailed] = useState(false);
  return (
    <Stack gap="5">
      {categoryId === null || !inPairs || seekersFailed ? null : (
        <Catch onError={() => setSeekersFailed(true)}>
          <Suspense fallback={null}>
            <SeekersToChoose key={seekersFor} categoryId={categoryId} without={without} onChoose={onChoose} />
          </Suspense>
        </Catch>
      )}
      <AthleteFinder
        tournament={tournament}
        categoryId={categoryId}
        enrolled={without}
        action={(athlete) => (
          <Button size="sm" variant="outline" onClick={() => onChoose(athlete)}>
            Escolher
            <VisuallyHidden> {athlete.displayName}</VisuallyHidden>
          </Button>
        )}
        enrolsAtOnce={false}
        onRegistered={onChoose}
      />
    </Stack>
  );
}

interface SeekersToChooseProps {
  categoryId: string;
  without: ReadonlySet<string>;
  onChoose: (athlete: FoundAthlete) => void;
}

/** Athletes who look for a partner, so that the desk can pair them; empty if there are none. */
function SeekersToChoose({ categoryId, without, onChoose }: SeekersToChooseProps) {
  return (
    <Seekers
      categoryId={categoryId}
      title="Procurando dupla"
      passOver={({ athleteId }) => without.has(athleteId)}
      empty={null}
      action={({ athleteId, name }) => (
        <Button size="sm" variant="outline" onClick={() => onChoose({ id: athleteId, displayName: name })}>
          Escolher
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    />
  );
}

interface ChosenPairProps {
  /** In a Super N: there is only the first place. */
  alone: boolean;
  first: FoundAthlete | null;
  second: FoundAthlete | null;
  /** Whether the first one is who all this is about. */
  fixedFirst: boolean;
  onClear: (which: 1 | 2) => void;
  ref: Ref<HTMLDivElement>;
}

/** The two places of a pair, or the one of who plays alone, as they fill up. */
export function ChosenPair({ alone, first, second, fixedFirst, onClear, ref }: ChosenPairProps) {
  return (
    <SimpleGrid
      ref={ref}
      as="fieldset"
      aria-label={alone ? "Atleta" : "Dupla"}
      tabIndex={-1}
      outline="0"
      minW="0"
      columns={{ base: 1, sm: 2 }}
      gap="3"
      aria-live="polite"
    >
      <Place
        name={alone ? "Atleta" : "Atleta 1"}
        athlete={first}
        next={first === null}
        onClear={fixedFirst ? undefined : () => onClear(1)}
      />
      {alone ? null : (
        <Place
          name="Atleta 2"
          athlete={second}
          next={first !== null && second === null}
          onClear={() => onClear(2)}
        />
      )}
    </SimpleGrid>
  );
}

interface PlaceProps {
  name: string;
  athlete: FoundAthlete | null;
  /** Whether who is chosen next stands here. */
  next: boolean;
  onClear?: () => void;
}

function Place({ name, athlete, next, onClear }: PlaceProps) {
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      minH="16"
      px="4"
      py="2.5"
      borderRadius="l2"
      borderWidth="2px"
      borderStyle={athlete ? "solid" : "dashed"}
      borderColor={athlete ? "palm.border" : next ? "sea.solid" : "border"}
      bg={athlete ? "palm.subtle" : undefined}
    >
      <Stack gap="0" minW="0">
        <Text textStyle="xs" fontWeight="semibold" color={athlete ? "palm.fg" : "fg.muted"}>
          {name}
        </Text>
        <Text
          fontWeight={athlete ? "bold" : "medium"}
          color={athlete ? undefined : "fg.muted"}
          overflowWrap="anywhere"
        >
          {athlete?.displayName ?? "Escolha abaixo"}
        </Text>
      </Stack>
      {athlete && onClear ? (
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={onClear}>
          Trocar
          <VisuallyHidden> {athlete.displayName}</VisuallyHidden>
        </Button>
      ) : null}
    </Flex>
  );
}
