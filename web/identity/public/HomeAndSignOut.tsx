import { House } from "lucide-react";
import { BarLink } from "../../ui/BarLink";
import { AccountAndSignOut } from "./AccountAndSignOut";

/** 'Início', 'Minha conta' and 'Sair', in the top bar of every area's first page. */
export function HomeAndSignOut() {
  return (
    <>
      <BarLink to="/" icon={House} label="Início" />
      <AccountAndSignOut />
    </>
  );
}
