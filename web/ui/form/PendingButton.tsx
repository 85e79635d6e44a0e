import { Button, type ButtonProps } from "@chakra-ui/react/button";

interface PendingButtonProps extends Omit<ButtonProps, "disabled" | "aria-disabled"> {
  /** While it is under way the button does nothing and says so. */
  pending: boolean;
}

/** A button that waits for the server. Disabling it for real would throw the focus back to the top of the page. */
export function PendingButton({ pending, onClick, ...button }: PendingButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
