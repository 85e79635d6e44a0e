import { House } from "lucide-react";
import { ButtonLink } from "../../ui/ButtonLink";
import { SignOutButton } from "./SignOutButton";

/** 'Início' and 'Sair', in the top bar of every area's first page. */
export function HomeAndSignOut() {
  return (
    <>
      <ButtonLink to="/" variant="ghost" colorPalette="gray" size="sm">
        <House />
        Início
      </ButtonLink>
      <SignOutButton />
    </>
  );
}
