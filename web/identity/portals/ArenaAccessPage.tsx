import { AccessPage } from "./AccessPage";
import { arenaPortal } from "./portals";
import { SignUpArenaForm } from "./SignUpArenaForm";

export function ArenaAccessPage() {
  return <AccessPage portal={arenaPortal} SignUpForm={SignUpArenaForm} />;
}
