import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useId } from "react";
import { clockAt, dayAt } from "../../server/platform/time/time-zone.rules";
import { DateField, TextField } from "../ui/form/Fields";
import { nightEndHint } from "../ui/form/night-end";
import { PendingButton } from "../ui/form/PendingButton";
import { formatShortDay } from "../ui/format";
import { DialogFrame } from "../ui/lazy-code";
import { Notice } from "../ui/PageStates";

/** A day, and from when until when on it. */
export interface Period {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

interface PeriodFieldsProps {
  value: Period;
  onChange: (period: Period) => void;
}

/** Dia, Das, Às: in one line, on a phone the day above both clocks. */
export function PeriodFields({ value, onChange }: PeriodFieldsProps) {
  return (
    <SimpleGrid columns={{ base: 2, sm: 3 }} gap="3">
      <Box gridColumn={{ base: "span 2", sm: "auto" }}>
        <DateField
          label="Dia"
          value={value.day}
          onChange={(event) => onChange({ ...value, day: event.target.value })}
        />
      </Box>
      <TextField
        type="time"
        label="Das"
        value={value.from}
        onChange={(event) => onChange({ ...value, from: event.target.value })}
      />
      <TextField
        type="time"
        label="Às"
        hint={nightEndHint(value.from, value.until)}
        value={value.until}
        onChange={(event) => onChange({ ...value, until: event.target.value })}
      />
    </SimpleGrid>
  );
}

interface Kept {
  key: string;
  /** Whose it is. */
  of: string;
  startsAt: number;
  endsAt: number;
  /** What else is to be said of it. */
  note: string;
  onTake: () => void;
}

interface PeriodDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  closeLabel: string;
  submit: { label: string; pendingLabel: string; pending: boolean; run: () => Promise<void> };
  /** For what or whom. */
  children: ReactNode;
  period: Period;
  onPeriod: (period: Period) => void;
  problem: string | null;
  timeZone: string;
  /** Those that are kept, and the way to take one away. */
  kept: {
    title: string;
    takeLabel: string;
    /** What is taken away with it, for who hears the button. */
    takes: (one: Kept) => string;
    pending: boolean;
    list: readonly Kept[];
  };
}

/** Writes down from when until when something holds, and shows what was written down. */
export function PeriodDialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  submit,
  children,
  period,
  onPeriod,
  problem,
  timeZone,
  kept,
}: PeriodDialogProps) {
  const formId = useId();
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={submit.pending}
      sheet
      keepOpen
      title={title}
      description={description}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={submit.pending}>
            {closeLabel}
          </Button>
          <PendingButton type="submit" form={formId} pending={submit.pending}>
            {submit.pending ? submit.pendingLabel : submit.label}
          </PendingButton>
        </>
      }
    >
      <Stack gap="6">
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit.run();
          }}
        >
          <Stack gap="4">
            {children}
            <PeriodFields value={period} onChange={onPeriod} />
            {problem ? <Notice tone="error">{problem}</Notice> : null}
          </Stack>
        </form>
        {kept.list.length > 0 ? (
          <Stack gap="2">
            <Heading as="h3" textStyle="md" fontWeight="bold">
              {kept.title}
            </Heading>
            {kept.list.map((one) => (
              <HStack key={one.key} justify="space-between" gap="3" wrap="wrap">
                <Text>
                  {`${one.of}, ${formatShortDay(dayAt(one.startsAt, timeZone))} das ${clockAt(one.startsAt, timeZone)} às ${clockAt(one.endsAt, timeZone)}${one.note}`}
                </Text>
                <PendingButton
                  variant="outline"
                  colorPalette="gray"
                  minH="11"
                  pending={kept.pending}
                  aria-label={kept.takes(one)}
                  onClick={one.onTake}
                >
                  {kept.takeLabel}
                </PendingButton>
              </HStack>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </DialogFrame>
  );
}
