import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useId, useState } from "react";

/** About what five lines hold on a phone. */
const charactersShown = 200;
const linesShown = 5;

/** Rules and notes may be long: they open on demand, so that what one came to do stays near. */
export function TournamentDescription({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > charactersShown || text.split("\n").length > linesShown;
  return (
    <Stack gap="1" align="flex-start">
      <Text
        id={id}
        color="fg.muted"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        lineClamp={isLong && !open ? linesShown : undefined}
        _print={{ lineClamp: "none" }}
      >
        {text}
      </Text>
      {isLong ? (
        <Button
          variant="ghost"
          size="sm"
          ms="-3.5"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          _print={{ display: "none" }}
        >
          {open ? "Mostrar menos" : "Mostrar descrição completa"}
        </Button>
      ) : null}
    </Stack>
  );
}
