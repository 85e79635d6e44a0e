import { Button } from "@chakra-ui/react/button";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Trash2 } from "lucide-react";
import type { DayPlan } from "./day-plans";
import { PeriodFields } from "./PeriodFields";
import type { AvailableCourt } from "./schedule-view";

interface DayHoursProps {
  plan: DayPlan;
  available: readonly AvailableCourt[];
  onChange: (plan: DayPlan) => void;
  onRemove: () => void;
}

/** One day: from when until when, on which courts. */
export function DayHours({ plan, available, onChange, onRemove }: DayHoursProps) {
  const venues = new Set(available.map(({ venue }) => venue));
  const toggle = (key: string) =>
    onChange({
      ...plan,
      courtKeys: plan.courtKeys.includes(key)
        ? plan.courtKeys.filter((other) => other !== key)
        : [...plan.courtKeys, key],
    });
  return (
    <Stack gap="3" p="4" borderWidth="1px" borderColor="border" borderRadius="l2">
      <PeriodFields value={plan} onChange={(period) => onChange({ ...plan, ...period })} />
      <Stack as="fieldset" gap="2">
        <chakra.legend textStyle="sm" fontWeight="semibold" float="left" w="full">
          Quadras
        </chakra.legend>
        <HStack gap="2" wrap="wrap">
          {available.map(({ key, name, venue }) => (
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
                checked={plan.courtKeys.includes(key)}
                onChange={() => toggle(key)}
              />
              {venues.size > 1 ? `${name} · ${venue}` : name}
            </chakra.label>
          ))}
        </HStack>
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
