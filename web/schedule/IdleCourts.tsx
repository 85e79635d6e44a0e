import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { courtWords } from "../../server/sport/scheduling/schedule-words.rules";
import type { ViewCourt } from "./public/schedule-view";

interface IdleCourtsProps {
  /** What they have in common: "Livres". */
  title: string;
  courts: readonly ViewCourt[];
}

/** Courts on which nothing happens and nothing can: in one line, with each reason once. Nothing for none. */
export function IdleCourts({ title, courts }: IdleCourtsProps) {
  if (courts.length === 0) return null;
  const reasons = [...new Set(courts.flatMap(({ hint }) => hint ?? []))];
  return (
    <Stack gap="0.5" textStyle="sm">
      <Text>
        <Text as="span" fontWeight="semibold">
          {title}:
        </Text>{" "}
        {courts.map(({ name, venue }) => courtWords(name, venue)).join(", ")}
      </Text>
      {reasons.map((reason) => (
        <Text key={reason} color="fg.muted">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}
