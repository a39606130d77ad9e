def grid(left, top, right, bottom, step, keep_out=()):
    """The centres of the vias that fit into a rectangle and lie outside the keep-out areas, row by row."""
    return [
        (x, y)
        for y in range(top, bottom + 1, step)
        for x in range(left, right + 1, step)
        if not any(a <= x <= c and b <= y <= d for a, b, c, d in keep_out)
    ]


if __name__ == "__main__":
    print(grid(0, 0, 10, 5, 5, keep_out=[(4, 0, 6, 5)]))
    input("Press Enter to close this window.")
