import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { chakra } from "@chakra-ui/react/styled-system";
import { Trash2 } from "lucide-react";
import type { DayPlan } from "./day-plans";
import { PeriodFields } from "./PeriodFields";
import type { AvailableCourt } from "./public/schedule-view";

interface DayHoursProps {
  plan: DayPlan;
  available: readonly AvailableCourt[];
  onChange: (plan: DayPlan) => void;
  onRemove: () => void;
}

/** One day: from when until when, on which courts, venue by venue where there are several. */
export function DayHours({ plan, available, onChange, onRemove }: DayHoursProps) {
  const venues = [...new Set(available.map(({ venue }) => venue))];
  const choose = (keys: readonly string[], on: boolean) =>
    onChange({
      ...plan,
      courtKeys: [...plan.courtKeys.filter((key) => !keys.includes(key)), ...(on ? keys : [])],
    });
  return (
    <Stack gap="3" p="4" borderWidth="1px" borderColor="border" borderRadius="l2">
      <PeriodFields value={plan} onChange={(period) => onChange({ ...plan, ...period })} />
      <Stack as="fieldset" gap="3">
        <chakra.legend textStyle="sm" fontWeight="semibold" float="left" w="full">
          Quadras
        </chakra.legend>
        {venues.map((venue) => (
          <VenueCourts
            key={venue}
            venue={venues.length > 1 ? venue : null}
            courts={available.filter((court) => court.venue === venue)}
            chosen={plan.courtKeys}
            onChoose={choose}
          />
        ))}
      </Stack>
      <Button
        variant="ghost"
        colorPalette="flag"
        size="sm"
        alignSelf="flex-start"
        minH="11"
        onClick={onRemove}
      >
        <Trash2 />
        Remover este dia
      </Button>
    </Stack>
  );
}

interface VenueCourtsProps {
  /** Null where there is only one. */
  venue: string | null;
  courts: readonly AvailableCourt[];
  chosen: readonly string[];
  onChoose: (keys: readonly string[], on: boolean) => void;
}

function VenueCourts({ venue, courts, chosen, onChoose }: VenueCourtsProps) {
  const all = courts.every(({ key }) => chosen.includes(key));
  const keys = courts.map(({ key }) => key);
  return (
    <Stack gap="1.5">
      {venue === null ? null : (
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {venue}
          </Text>
          {courts.length > 1 ? (
            <Button variant="ghost" size="sm" minH="11" onClick={() => onChoose(keys, !all)}>
              {all ? "Desmarcar todas" : "Marcar todas"}
              <VisuallyHidden> as quadras de {venue}</VisuallyHidden>
            </Button>
          ) : null}
        </HStack>
      )}
      <HStack gap="2" wrap="wrap">
        {courts.map(({ key, name }) => (
          <chakra.label
            key={key}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="11"
            px="3"
            borderRadius="l2"
            borderWidth="1px"
            borderColor="border.emphasized"
            cursor="pointer"
            _hover={{ bg: "bg.muted" }}
          >
            <chakra.input
              type="checkbox"
              boxSize="5"
              accentColor="sea.solid"
              aria-label={venue === null ? undefined : `${name} · ${venue}`}
              checked={chosen.includes(key)}
              onChange={({ target }) => onChoose([key], target.checked)}
            />
            {name}
          </chakra.label>
        ))}
      </HStack>
    </Stack>
  );
}
