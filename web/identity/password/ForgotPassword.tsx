import { Button } from "@chakra-ui/react/button";
import { useState } from "react";
import { lazyDialog } from "../../ui/lazy-dialog";
import type { PasswordHelp } from "./password-help";

const ForgotPasswordDialog = lazyDialog(
  async () => (await import("./ForgotPasswordDialog")).ForgotPasswordDialog,
);

interface ForgotPasswordProps {
  help: PasswordHelp;
  /** The address that has been typed so far. */
  typedEmail?: () => string;
  label?: string;
}

/** 'Esqueci minha senha' and its dialog. To be placed beside a form, not inside it: the dialog holds one of its own. */
export function ForgotPassword({
  help,
  typedEmail = () => "",
  label = "Esqueci minha senha",
}: ForgotPasswordProps) {
  const [open, setOpen] = useState(false);
  // Each opening is a new dialog: nothing of the last one is left.
  const [opening, setOpening] = useState({ count: 0, email: "" });

  const show = () => {
    setOpening({ count: opening.count + 1, email: typedEmail().trim() });
    setOpen(true);
  };

  return (
    <>
      <Button variant="ghost" alignSelf="center" onClick={show}>
        {label}
      </Button>
      <ForgotPasswordDialog
        key={opening.count}
        open={open}
        onClose={() => setOpen(false)}
        help={help}
        email={opening.email}
      />
    </>
  );
}
