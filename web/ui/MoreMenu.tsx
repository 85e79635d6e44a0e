import { IconButton, type IconButtonProps } from "@chakra-ui/react/button";
import { EllipsisVertical } from "lucide-react";
import { LazyMenu } from "./LazyMenu";
import type { MenuAction } from "./OpenMenu";

interface MoreMenuProps extends Pick<
  IconButtonProps,
  "size" | "variant" | "bg" | "gridArea" | "aria-disabled"
> {
  /** What it is about, for those who listen: "Mais ações para Ana". */
  label?: string;
  actions: readonly MenuAction[];
}

/** What one seldom does, behind three dots. */
export function MoreMenu({ label = "Mais ações", actions, ...looks }: MoreMenuProps) {
  return (
    <LazyMenu
      actions={actions}
      button={(rest) => (
        <IconButton aria-label={label} variant="outline" colorPalette="gray" {...looks} {...rest}>
          <EllipsisVertical />
        </IconButton>
      )}
    />
  );
}
