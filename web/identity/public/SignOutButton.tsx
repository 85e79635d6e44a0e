import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { LogOut } from "lucide-react";
import { useSignOut } from "./use-sign-out";

export function SignOutButton(look: Pick<ButtonProps, "size" | "variant">) {
  const [signOut, pending] = useSignOut();
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      size="sm"
      {...look}
      disabled={pending}
      onClick={() => void signOut()}
    >
      <LogOut />
      Sair
    </Button>
  );
}
