import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useRef, useState, type Ref } from "react";
import { ChoiceChips } from "../../ui/form/ChoiceChips";
import { useFocusKept } from "../../ui/use-focus-kept";
import { ArenaChoices } from "../choosing/ArenaChoices";
import { arenaSearch, federationSearch, type FoundPlace } from "../choosing/choices";
import { FederationChoices } from "../choosing/FederationChoices";
import { SearchedChoices } from "../../ui/form/SearchedChoices";

export type PartyKind = "ARENA" | "FEDERATION";
export interface Party extends FoundPlace {
  kind: PartyKind;
}

const kinds = [
  { value: "ARENA", label: "Arena" },
  { value: "FEDERATION", label: "Federação" },
] as const;

interface PartyFieldProps {
  value: Party | null;
  onChange: (party: Party | null) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** With whom: an arena or a federation, looked for by what one knows of it; once chosen it stands in one line. */
export function PartyField({ value, onChange, error, ref }: PartyFieldProps) {
  const [kind, setKind] = useState<PartyKind>(value?.kind ?? "ARENA");
  const region = useRef<HTMLDivElement>(null);
  const focusKept = useFocusKept(() =>
    region.current?.querySelector<HTMLElement>("button, input[type=search]")?.focus(),
  );
  if (value)
    return (
      <Stack ref={region} {...focusKept} gap="1.5">
        <Text textStyle="sm" fontWeight="semibold">
          Contratante
        </Text>
        <HStack
          justify="space-between"
          gap="3"
          px="3"
          py="2"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
        >
          <Text minW="0" overflowWrap="anywhere" fontWeight="medium">
            {value.name}
          </Text>
          <Button size="sm" variant="ghost" colorPalette="sea" onClick={() => onChange(null)}>
            Trocar
          </Button>
        </HStack>
      </Stack>
    );
  const choose = (found: FoundPlace) => onChange({ kind, id: found.id, name: found.name });
  return (
    <Stack ref={region} {...focusKept} gap="4">
      <ChoiceChips legend="Contratante" options={kinds} value={kind} onChange={setKind} />
      {kind === "ARENA" ? (
        <SearchedChoices key="ARENA" {...arenaSearch} required error={error} ref={ref}>
          {(search, attempt) => (
            <ArenaChoices search={search} attempt={attempt} chosen={null} onChoose={choose} />
          )}
        </SearchedChoices>
      ) : (
        <SearchedChoices key="FEDERATION" {...federationSearch} required error={error} ref={ref}>
          {(search, attempt) => (
            <FederationChoices search={search} attempt={attempt} chosen={null} onChoose={choose} />
          )}
        </SearchedChoices>
      )}
    </Stack>
  );
}
