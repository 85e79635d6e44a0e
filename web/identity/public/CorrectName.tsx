import { Button } from "@chakra-ui/react/button";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../ui/lazy-dialog";

const CorrectNameDialog = lazyDialog(
  async () => (await import("../account/CorrectNameDialog")).CorrectNameDialog,
);

interface CorrectNameProps {
  userId: string;
  name: string;
  onDone?: () => void;
}

/** For the name of an account without a record as athlete or teacher, where it would be corrected instead. */
export function CorrectName({ userId, name, onDone }: CorrectNameProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" minH="11" variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
        <Pencil />
        Corrigir nome
      </Button>
      <CorrectNameDialog
        userId={userId}
        name={name}
        open={open}
        onClose={() => setOpen(false)}
        onDone={() => {
          setOpen(false);
          onDone?.();
        }}
      />
    </>
  );
}
