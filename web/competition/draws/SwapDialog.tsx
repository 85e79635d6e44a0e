import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { SelectField } from "../../ui/form/Fields";
import { Notice } from "../../ui/PageStates";

interface SwapDialogProps {
  /** Label of the button that opens the dialog. */
  button: string;
  title: string;
  description: string;
  /** Label of the first select. */
  label: string;
  options: readonly { value: string; label: string }[];
  pending: boolean;
  /** @returns true on success, the refusal as text, or null when the failure has already been reported. */
  onSwap: (one: string, other: string) => Promise<true | string | null>;
}

/** Swaps two entries of a draw, which is possible until the first match starts. */
export function SwapDialog({ button, title, description, label, options, pending, onSwap }: SwapDialogProps) {
  const [open, setOpen] = useState(false);
  const [[one, other], setChosen] = useState<[string, string]>(["", ""]);
  const [refusal, setRefusal] = useState<string | null>(null);

  const close = () => {
    setOpen(false);
    setRefusal(null);
    setChosen(["", ""]);
  };
  const confirm = async () => {
    setRefusal(null);
    const done = await onSwap(one, other);
    if (done === true) close();
    else setRefusal(done);
  };

  return (
    <>
      <Button variant="outline" colorPalette="gray" size="sm" onClick={() => setOpen(true)}>
        <ArrowLeftRight />
        {button}
      </Button>
      <DialogFrame
        open={open}
        onClose={close}
        busy={pending}
        size="sm"
        sheet
        title={title}
        description={description}
        footer={
          <>
            <Button variant="ghost" colorPalette="gray" onClick={close} disabled={pending}>
              Cancelar
            </Button>
            <PendingButton
              pending={pending}
              blocked={one === "" || other === "" || one === other}
              onClick={() => void confirm()}
            >
              {pending ? "Trocando…" : "Trocar"}
            </PendingButton>
          </>
        }
      >
        <Stack gap="4">
          <SelectField
            label={label}
            placeholder="Escolha"
            options={options}
            value={one}
            onChange={({ target }) => setChosen([target.value, other])}
          />
          <SelectField
            label="troca com"
            placeholder="Escolha"
            options={options.filter(({ value }) => value !== one)}
            value={other}
            onChange={({ target }) => setChosen([one, target.value])}
          />
          {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        </Stack>
      </DialogFrame>
    </>
  );
}
