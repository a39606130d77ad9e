def grid(left, top, right, bottom, step):
    """The centres of the vias that fit into a rectangle, row by row."""
    return [(x, y) for y in range(top, bottom + 1, step) for x in range(left, right + 1, step)]


if __name__ == "__main__":
    print(grid(0, 0, 10, 5, 5))
