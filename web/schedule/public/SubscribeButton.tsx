import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { CalendarSync } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../ui/lazy-dialog";

const CalendarDialog = lazyDialog(async () => (await import("./CalendarDialog")).CalendarDialog);

/** 'Assinar agenda', for who plays or teaches. */
export function SubscribeButton(look: ButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" colorPalette="gray" {...look} onClick={() => setOpen(true)}>
        <CalendarSync />
        Assinar agenda
      </Button>
      <CalendarDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
