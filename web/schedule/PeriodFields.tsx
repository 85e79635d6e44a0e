import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { DateField } from "../ui/form/DateField";
import { nightEndHint } from "../ui/form/night-end";
import { TextField } from "../ui/form/TextField";

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
