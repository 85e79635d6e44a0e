import { Button, type ButtonProps } from "@chakra-ui/react/button";
import type { Ref } from "react";

interface PendingButtonProps extends Omit<ButtonProps, "disabled" | "aria-disabled"> {
  /** While it is under way the button does nothing and says so. */
  pending: boolean;
  /** What was typed cannot be sent yet; a field says why. */
  blocked?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that waits for the server. Disabling it for real would throw the focus back to the top of the page. */
export function PendingButton({ pending, blocked = false, onClick, ...button }: PendingButtonProps) {
  const off = pending || blocked;
  return (
    <Button
      {...button}
      aria-disabled={off || undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
