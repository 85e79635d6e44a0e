import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { Ref } from "react";
import type { FoundAthlete } from "../athletes/athlete-search";

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
