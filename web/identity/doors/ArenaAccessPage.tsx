import { AccessPage } from "./AccessPage";
import { arenaDoor } from "./doors";
import { SignUpArenaForm } from "./SignUpArenaForm";

export function ArenaAccessPage() {
  return <AccessPage door={arenaDoor} SignUpForm={SignUpArenaForm} />;
}
